// Preloaded into Next and whatever it forks. The channel to the parent closes when the parent dies, also by kill -9:
// without this, its children would live on and hold their ports.
if (process.channel) process.on("disconnect", () => process.exit(1));
