export { addGlobalStyles, createStyles } from "../../plugins/gatsby-plugin-static-emotion/create-styles";
