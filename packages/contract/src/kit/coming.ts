export type Feature = 'classifieds' | 'braCenter' | 'plans'

/** Menus, banners and plans do not mention these features; remove the line when one is built. */
const coming = new Set<Feature>([
  'classifieds',
  'braCenter', // batches of stores, and the screens of the centre
  'plans', // plans with a price
])

export const isComing = (feature: Feature) => coming.has(feature)
export const isHere = ({ needs }: { needs?: Feature }) => !needs || !coming.has(needs)
