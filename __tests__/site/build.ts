import { build, builtSite, copyProject, testContent, testSettings } from "./project";

/** Builds the site with the tests' own content, for the browser tests. */
const buildTestSite = async () => {
  await copyProject(builtSite, testContent);
  build(builtSite, testSettings);
};

void buildTestSite();
