import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Helmet } from "react-helmet";
import { staticRenderer } from "../../../plugins/gatsby-plugin-static-emotion/static-renderer";
import { cache } from "../../../src/theme/create-styles";
import { testFolder } from "../../temp-folder";

const folder = testFolder();
const started = process.cwd();

beforeAll(() => {
  mkdirSync(join(folder, "public/static"), { recursive: true });
  process.chdir(folder);
});
afterAll(() => process.chdir(started));

test("of pages that are rendered at the same time, each has its own title", async () => {
  const render = staticRenderer(cache, {});
  const renderedTitle = async (title: string) => {
    const ignored = () => undefined;
    const gatsby = { replaceBodyHTMLString: ignored, setHeadComponents: ignored, setPostBodyComponents: ignored };
    const bodyComponent = <Helmet defer={false} title={title} />;
    const [page, options] = [{ ...gatsby, bodyComponent }, { plugins: [] }];
    await render(page as unknown as Parameters<typeof render>[0], options);
    // As gatsby-plugin-react-helmet does when the page has been rendered.
    return Helmet.renderStatic().title.toString();
  };
  const titles = ["Gutters", "Roofs", "Cladding"];
  const found = await Promise.all(titles.map(renderedTitle));
  expect(found).toEqual(titles.map(title => expect.stringContaining(`>${title}<`) as string));
});
