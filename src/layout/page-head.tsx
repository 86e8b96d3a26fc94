import { withPrefix } from "gatsby";
import { Helmet } from "react-helmet";
import { color } from "../theme/tokens";
import { useSite } from "./use-site";

interface PageHeadProps {
  /** What the page is called, behind the company's name in the title. */
  readonly label: string;
  readonly description: string;
  /** Address that search engines are to keep, from `/`; for an alias that of its original. */
  readonly canonicalPath?: string;
  readonly picture?: Queries.PictureFragment | null;
  readonly indexed?: boolean;
}

/** Title, description, canonical link and what social networks show of a page. */
export const PageHead = ({ label, description, canonicalPath, picture, indexed = true }: PageHeadProps) => {
  const { company } = useSite();
  const title = `${company.name} | ${label}`;
  const canonical = canonicalPath && company.website.url + canonicalPath;
  const preview = picture?.image.childImageSharp?.gatsbyImageData.images.fallback?.src;
  return (
    <Helmet defer={false}>
      <html lang="en-GB" />
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="theme-color" content={color.ink} />
      {!indexed && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={canonical} />}
      <link rel="icon" sizes="32x32" href={withPrefix("/favicon.ico")} />
      <link rel="icon" type="image/svg+xml" href={company.icon.image.publicURL ?? undefined} />
      <link rel="apple-touch-icon" href={withPrefix("/apple-touch-icon.png")} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {canonical && <meta property="og:url" content={canonical} />}
      {preview && <meta property="og:image" content={company.website.url + preview} />}
    </Helmet>
  );
};
