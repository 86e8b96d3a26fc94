// Imported first in a file whose tests run on PostgreSQL. Jest gives each file an environment of its own.
process.env.TEST_DATABASE = "postgresql";
