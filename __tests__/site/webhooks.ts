/** The automation endpoints that the tests' site is built with: two origins, whose receivers a test opens itself. */
export const webhooks = ["http://127.0.0.1:9131/first", "http://127.0.0.1:9132/second"];
