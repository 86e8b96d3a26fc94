/** Stands for a package that is left out of the scripts because nothing calls it (`lean-scripts.ts`). */
const unusedPackage = () => {
  throw new Error("A package that src/build/lean-scripts.ts leaves out is used after all: take it off the list there.");
};

export default unusedPackage;
