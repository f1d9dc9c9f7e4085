// Stands in for the "server-only" package, which throws wherever the bundler's "react-server" condition is absent.
export {};
