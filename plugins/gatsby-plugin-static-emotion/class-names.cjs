const globalStyles = ["addGlobalStyles", "addLaterGlobalStyles"];

/**
 * Babel plugin for the scripts that visitors load. Replaces calls of `createStyles` by their class names. Removes calls
 * of `addGlobalStyles` and `addLaterGlobalStyles`, because the page already has the rules.
 * @param {{ types: import("@babel/types") }} babel
 * @param {{ key: string }} options the prefix of the classes
 * @returns {import("@babel/core").PluginObj}
 */
module.exports = ({ types: t }, { key }) => ({
  visitor: {
    // On entering a file, so that TypeScript's preset then removes the imports that are no longer used.
    Program(program) {
      program.traverse({
        CallExpression(call) {
          const { callee } = call.node;
          const [name, styles] = call.node.arguments;
          if (t.isIdentifier(callee) && globalStyles.includes(callee.name)) return call.parentPath.remove();
          if (!t.isIdentifier(callee, { name: "createStyles" })) return;
          if (!t.isStringLiteral(name) || !t.isObjectExpression(styles))
            throw call.buildCodeFrameError("createStyles takes a name and an object written out here.");
          const [, component] = name.value.split("/");
          const classes = styles.properties.map(style => {
            if (!t.isObjectProperty(style) || !t.isIdentifier(style.key) || style.computed)
              throw call.buildCodeFrameError("Each style of createStyles needs a plain key.");
            // The same name as in `src/theme/create-styles.ts`.
            return t.objectProperty(style.key, t.stringLiteral(`${key}-${component}_${style.key.name}`));
          });
          call.replaceWith(t.objectExpression(classes));
        },
      });
      program.scope.crawl();
    },
  },
});
