-- A name or a message of which nothing can be seen is no enquiry, and a name must not turn the text around it. "Not
-- valid" leaves rows alone that were stored before.

alter table public.contact_submissions
  drop constraint name_not_blank,
  -- At least one character other than white space, control characters and those that leave no mark (Unicode's
  -- Default_Ignorable_Code_Point), the same as in src/enquiry/enquiry.ts. Listed, because \s depends on the collation.
  add constraint name_not_blank check (
    name ~ '[^\u0001-\u0020\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFF8\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]'
  ) not valid,
  add constraint message_not_blank check (
    message ~ '[^\u0001-\u0020\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFF8\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]'
  ) not valid,
  add constraint name_direction check (name !~ '[\u202A-\u202E\u2066-\u2069]') not valid,
  add constraint email_direction check (email !~ '[\u202A-\u202E\u2066-\u2069]') not valid,
  add constraint phone_direction check (phone !~ '[\u202A-\u202E\u2066-\u2069]') not valid;

comment on constraint name_not_blank on public.contact_submissions is 'Something of a name can be seen.';
comment on constraint message_not_blank on public.contact_submissions is 'Something of a message can be seen.';
comment on constraint name_direction on public.contact_submissions is
  'No characters that change the direction of the text around them.';
comment on constraint email_direction on public.contact_submissions is
  'No characters that change the direction of the text around them.';
comment on constraint phone_direction on public.contact_submissions is
  'No characters that change the direction of the text around them.';
