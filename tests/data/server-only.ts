// Replaces "server-only", which cannot be imported outside a server bundle.
export {};
