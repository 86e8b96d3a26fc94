import { build, builtSite, copyProject, testContent, testSettings } from "./project";

/** Builds the site with the content of the tests' own, which the browser tests visit. */
const buildTestSite = async () => {
  await copyProject(builtSite, testContent);
  build(builtSite, testSettings);
};

void buildTestSite();
