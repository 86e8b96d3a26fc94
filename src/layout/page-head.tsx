import { Helmet } from "react-helmet";
import { useSite } from "./use-site";

interface PageHeadProps {
  /** Name of the page, after the company's name in the title. */
  readonly label: string;
  readonly description: string;
  /** Path for the canonical link; for an alias the path of its original. */
  readonly canonicalPath?: string;
  readonly indexed?: boolean;
}

/** Title, description and canonical link of a page. `gatsby-plugin-sharing` derives the machine-readable tags. */
export const PageHead = ({ label, description, canonicalPath, indexed = true }: PageHeadProps) => {
  const { company } = useSite();
  return (
    <Helmet defer={false}>
      <title>{`${company.name} | ${label}`}</title>
      <meta name="description" content={description} />
      {!indexed && <meta name="robots" content="noindex" />}
      {canonicalPath && <link rel="canonical" href={company.website.url + canonicalPath} />}
    </Helmet>
  );
};
