import { compareAddress, hostOf, proposalAddress } from "../../../plugins/gatsby-plugin-editor/server/remote-address";

const page = "https://github.com/firm/website/compare/main...content-ann?expand=1";

test.each([
  ["https://github.com/firm/website.git", "github.com", page],
  ["https://ann:secret@github.com/firm/website", "github.com", page],
  ["git@github.com:firm/website.git", "github.com", page],
  ["ssh://git@github.com:22/firm/website.git/", "github.com", page],
  ["https://gitlab.com/group/firm/website.git", "gitlab.com", undefined],
  ["git@git.firm.example:website.git", "git.firm.example", undefined],
  ["/srv/website.git", "/srv/website.git", undefined],
])("the host of %s is %s", (remote, host, address) => {
  expect(hostOf(remote)).toBe(host);
  expect(compareAddress(remote, "main", "content-ann")).toBe(address);
});

test.each([
  [
    "GitHub found 3 vulnerabilities: https://github.com/firm/website/security/dependabot\nby visiting:\n  https://github.com/firm/website/pull/new/content-ann",
    "https://github.com/firm/website/pull/new/content-ann",
  ],
  [
    "To create a merge request for content-ann, visit:\n  https://gitlab.com/firm/website/-/merge_requests/new?merge_request%5Bsource_branch%5D=content-ann",
    "https://gitlab.com/firm/website/-/merge_requests/new?merge_request%5Bsource_branch%5D=content-ann",
  ],
  [
    "Create pull request for content-ann:\n  https://bitbucket.org/firm/website/pull-requests/new?source=content-ann&t=1",
    "https://bitbucket.org/firm/website/pull-requests/new?source=content-ann&t=1",
  ],
  ["Resolving deltas: 100% (1/1), done.", undefined],
])("the address of a proposal is found in what the host says", (said, address) => {
  expect(proposalAddress(said)).toBe(address);
});
