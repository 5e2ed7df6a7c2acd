// These three are bundled as one script, which is loaded when the first of them opens.
export { FacetBody } from '../facets/FacetBody.tsx'
export { FilterDrawer } from './FilterDrawer.tsx'
export { FilterPanel } from './FilterPanel.tsx'
