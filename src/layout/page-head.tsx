import { Helmet } from "react-helmet";
import { useSite } from "./use-site";

interface PageHeadProps {
  /** What the page is called, behind the company's name in the title. */
  readonly label: string;
  readonly description: string;
  /** Address that search engines are to keep, from `/`; for an alias that of its original. */
  readonly canonicalPath?: string;
  readonly indexed?: boolean;
}

/** Title, description and canonical link of a page. `gatsby-plugin-sharing` makes of them what only machines read. */
export const PageHead = ({ label, description, canonicalPath, indexed = true }: PageHeadProps) => {
  const { company } = useSite();
  return (
    <Helmet defer={false}>
      <html lang="en-GB" />
      <title>{`${company.name} | ${label}`}</title>
      <meta name="description" content={description} />
      {!indexed && <meta name="robots" content="noindex" />}
      {canonicalPath && <link rel="canonical" href={company.website.url + canonicalPath} />}
    </Helmet>
  );
};
