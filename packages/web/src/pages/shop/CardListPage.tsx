export { default } from '../ConstructionPage.tsx'
