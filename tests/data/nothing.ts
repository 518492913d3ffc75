// Stands for "server-only", which refuses to be imported outside of a server bundle.
export {};
