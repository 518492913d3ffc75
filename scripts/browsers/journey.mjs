import { contactProvider, sendForm } from './journey-contact.mjs';
import { faqs, filter, home, menus, search } from './journey-find.mjs';
import { compare, save, switchLanguage } from './journey-keep.mjs';

/** The steps of a visit, run once per screen size and language. */
export const JOURNEY = {
  'home with its map': home,
  FAQs: faqs,
  'search with suggestions': search,
  filters: filter,
  menus,
  'phone, WhatsApp and its message': contactProvider,
  'contact form, invalid and valid': sendForm,
  'language switch': switchLanguage,
  compare,
  'save, view, undo': save,
};
