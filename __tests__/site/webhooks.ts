/** The automation endpoints of the tests' site: two origins. A test opens their servers itself. */
export const webhooks = ["http://127.0.0.1:9131/first", "http://127.0.0.1:9132/second"];
