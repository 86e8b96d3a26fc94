/** Runs before each test file of the project "PostgreSQL" (`jest.config.mjs`). */
process.env.TEST_DATABASE = "postgresql";
