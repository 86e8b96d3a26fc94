/** The module that `compile-validators.ts` makes: a validator for each schema, by its name. */
declare module "compiled-validators" {
  type Validator = ((value: unknown) => boolean) & { errors?: unknown };
  const validators: Readonly<Record<string, Validator | undefined>>;
  export = validators;
}
