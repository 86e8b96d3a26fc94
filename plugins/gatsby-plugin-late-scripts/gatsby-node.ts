// Gatsby accepts a local folder as a plugin only if it has a file of this name.
export {};
