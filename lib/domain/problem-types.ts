/** An error misleads visitors, a warning keeps a fact from being shown, a note is worth a look. */
export const SEVERITIES = ['error', 'warning', 'note'] as const;
export type Severity = (typeof SEVERITIES)[number];

interface ProblemType {
  severity: Severity;
  /** For staff: what is wrong, and what follows from it. */
  meaning: string;
}

/** The problems that data of providers may have (product rule 3.12). */
export const PROBLEM_TYPES = {
  value_impossible: {
    severity: 'error',
    meaning:
      'No provider can have this value, such as a rating above 5; it is refused when it is written anew.',
  },
  name_missing: {
    severity: 'error',
    meaning:
      'The name is empty, so the provider is not on the site. Enter it, or set undo in provider_history.',
  },
  placeholder_left: {
    severity: 'error',
    meaning: 'This is a placeholder. If the value is unknown, leave the field empty.',
  },
  text_damaged: {
    severity: 'error',
    meaning:
      'This has invisible characters, HTML or letters that were lost in a wrong encoding, or it is an error or total of a spreadsheet or the text of a program. Enter it anew.',
  },
  phone_invalid: {
    severity: 'error',
    meaning:
      'This is no phone number, has a digit too few or too many, or says more than numbers. It is shown as typed, but nobody can call it by a tap, and searches do not find it. A number of the UAE is 05 and eight digits (050 123 4567); 02, 03, 04, 06, 07 or 09 and seven (04 123 4567); 600 and six; or 800 and two to nine.',
  },
  phone_foreign: {
    severity: 'note',
    meaning:
      'This can be called, but it is no number of the UAE, which would look like 050 123 4567, 04 123 4567 or +971 50 123 4567. Ask whether it holds.',
  },
  whatsapp_not_understood: {
    severity: 'warning',
    meaning: 'This is neither a number, a user name nor a wa.me link, so there is no button for WhatsApp.',
  },
  whatsapp_of_former_phone: {
    severity: 'note',
    meaning:
      'WhatsApp still has a number that was replaced as the phone. Ask whether it holds, and correct whatsapp_handle.',
  },
  not_in_uae: {
    severity: 'error',
    meaning:
      'This is not in the UAE: the coordinates, the country in the address, or a foreign number without an emirate in the address say so. Remove the provider, or correct the field.',
  },
  duplicate_suspected: {
    severity: 'error',
    meaning:
      'Another provider has the same phone, or the same name or website in the same area. If they are one business, enter the number of the one that stays in merged_into of the other.',
  },
  no_area: {
    severity: 'warning',
    meaning: 'The address names no known area, so the provider is not listed in any area.',
  },
  hours_not_understood: {
    severity: 'warning',
    meaning:
      'The opening hours cannot be parsed: they are shown as typed, without an open state, and filters by time exclude the provider.',
  },
  hours_by_machine: {
    severity: 'warning',
    meaning:
      'This is text of a program, not opening hours ("Open ⋅ Closes 8 PM"): pages show "Contact for operating hours" instead.',
  },
  price_level: {
    severity: 'warning',
    meaning:
      'This is a price level (1 to 4), not a price: it is not shown, and price filters exclude the provider. Enter dirhams, such as "AED 35-60".',
  },
  price_not_understood: {
    severity: 'warning',
    meaning:
      'The text contains no price: it is shown below "Price not listed", and price filters exclude the provider.',
  },
  website_not_understood: {
    severity: 'warning',
    meaning: 'This is not the URL of a website, so it is not shown.',
  },
  website_invalid: {
    severity: 'warning',
    meaning: 'The website is marked as invalid, so it is not shown.',
  },
  picture_not_understood: {
    severity: 'warning',
    meaning:
      'This is not a link to a PNG, JPEG, WebP or AVIF image, such as https://host.example/logo.png. It is not shown.',
  },
  picture_host_not_allowed: {
    severity: 'warning',
    meaning:
      'The site does not show images from this host. Its variable IMAGE_HOSTS lists the allowed hosts.',
  },
  place_elsewhere: {
    severity: 'warning',
    meaning:
      'The coordinates are in a different emirate than the address. One of the two is wrong; the map uses the coordinates.',
  },
  place_missing: {
    severity: 'note',
    meaning:
      'Coordinates are missing: the map shows the provider at the centre of its area, and distances are approximate.',
  },
  menu_kind_unknown: {
    severity: 'warning',
    meaning:
      'The menu has an item whose kind the site does not know, or cannot tell from its name: its price answers no question. Enter exterior, full, interior, detailing, extra, package or the slug of a kind.',
  },
  email_public: {
    severity: 'note',
    meaning: 'This is an e-mail address, which everyone will see. Remove it if it is that of a person.',
  },
  status_unknown: {
    severity: 'warning',
    meaning:
      'Only the word verified shows the badge; pending, unverified and an empty field show none, and so does this.',
  },
  description_empty: {
    severity: 'note',
    meaning: 'The description is missing.',
  },
  rating_without_reviews: {
    severity: 'note',
    meaning: 'There is a rating, but no number of reviews.',
  },
  untouched_for_a_year: {
    severity: 'note',
    meaning: 'The row has not been changed for more than a year.',
  },
  checked_long_ago: {
    severity: 'note',
    meaning:
      'This fact was last checked more than a year ago, so its page says that it may have changed. The value is the day.',
  },
} as const satisfies Record<string, ProblemType>;

export type ProblemName = keyof typeof PROBLEM_TYPES;
