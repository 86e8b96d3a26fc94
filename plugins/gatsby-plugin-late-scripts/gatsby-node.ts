// Gatsby takes a local folder for a plugin only with a file of this name.
export {};
