interface FieldRules {
  /** Maximum number of characters. */
  readonly maxLength: number;
  /** Makes the field required: the message if nothing that was typed can be seen. Browsers have their own for an empty field. */
  readonly required?: string;
  /** `line` and `address` are one line. An address has no invisible characters, a line no direction-changing ones. */
  readonly type: "line" | "address" | "text";
}

/** The fields of the contact form, in their order. What uses the list, and what a new field needs: docs/enquiries.md. */
export const fields = {
  name: { maxLength: 200, type: "line", required: "Please write your name here." },
  email: { maxLength: 320, type: "address", required: "Please write your e-mail address here." },
  phone: { maxLength: 40, type: "line" },
  message: { maxLength: 5000, type: "text", required: "Please write your message here." },
} as const satisfies Record<string, FieldRules>;

export type FieldName = keyof typeof fields;

export const fieldNames = Object.keys(fields) as FieldName[];

export const rulesOf = (name: FieldName): FieldRules => fields[name];

/** What a visitor writes in the contact form. */
export type Enquiry = Readonly<Record<FieldName, string>>;

/** The columns that a visitor may write; null in an optional field that is empty. */
export type Row = {
  readonly [Name in FieldName]: (typeof fields)[Name] extends { required: string } ? string : string | null;
};

/** The columns of an enquiry with photographs. An enquiry without photographs has neither. */
export interface PhotographColumns {
  /** The random key that its photographs are sent with. */
  readonly photographs_key: string;
  /** How many photographs follow: 1 to 5; null if none follow any more. */
  readonly photographs: number | null;
}

/** What an enquiry has beside its fields, if anything. */
export interface FurtherColumns extends Partial<PhotographColumns> {
  /** A program may have filled in the form. */
  readonly doubtful?: true;
}
