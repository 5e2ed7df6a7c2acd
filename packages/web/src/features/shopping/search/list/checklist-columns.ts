/** Thumb, name, number of offers, price and buttons; a phone has the price below the name, and no offers. */
export const checklistColumns =
  'grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-3 px-3 sm:grid-cols-[2.5rem_minmax(0,1fr)_5.5rem_10rem_5rem]'
