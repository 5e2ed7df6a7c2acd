// What the filters of a list show once they are opened: one script for all three places.
export { FacetBody } from '../facets/FacetBody.tsx'
export { FilterDrawer } from './FilterDrawer.tsx'
export { FilterPanel } from './FilterPanel.tsx'
