-- A name or a message of which nothing can be seen is no enquiry, and an e-mail address with anything hidden in it
-- cannot be answered. "Not valid" leaves rows alone that were stored before.

do $$
declare
  -- White space, control and format characters (Unicode's Cc, Cf), private use (Co), noncharacters, those that leave no
  -- mark (Default_Ignorable_Code_Point), the blank Braille pattern, and the planes from 4 on, which hold no character
  -- that can be seen: the same as in src/enquiry/enquiry.ts. Code points that a later Unicode may give to a character
  -- are left out. Listed, because \s depends on the collation.
  unseen constant text := '\u0001-\u0020\u007F-\u00A0\u00AD\u034F\u0600-\u0605\u061C\u06DD\u070F\u0890\u0891\u08E2'
    '\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uE000-\uF8FF'
    '\uFDD0-\uFDEF\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\uFFFE\uFFFF\U000110BD\U000110CD\U00013430-\U0001343F'
    '\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U0001FFFE\U0001FFFF\U0002FFFE\U0002FFFF\U0003FFFE-\U0010FFFF';
begin
  execute format(
    'alter table public.contact_submissions
       drop constraint name_not_blank,
       drop constraint message_not_blank,
       add constraint name_not_blank check (name ~ %1$L) not valid,
       add constraint message_not_blank check (message ~ %1$L) not valid,
       add constraint email_visible check (email !~ %2$L) not valid',
    '[^' || unseen || ']',
    '[' || unseen || ']'
  );
end $$;

comment on constraint name_not_blank on public.contact_submissions is 'Something of a name can be seen.';
comment on constraint message_not_blank on public.contact_submissions is 'Something of a message can be seen.';
comment on constraint email_visible on public.contact_submissions is 'All of an e-mail address can be seen.';
