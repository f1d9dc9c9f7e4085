// Node 24 cuts every Buffer of up to 32 KB out of a slab of 64 KB, which stays as long as any one of its pieces is kept. A page in
// a cache is such a piece: 2,000 pages held 240 MB of slabs. With slabs of 8 KB only pieces below 4 KB come from one.
Buffer.poolSize = 8 * 1024;
