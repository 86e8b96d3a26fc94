export { SiteStyles } from "../../plugins/gatsby-plugin-static-emotion/site-styles";
