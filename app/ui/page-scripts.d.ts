// Made by `tools/vite/page-scripts.ts`.
declare module '*?page-script=es2018' {
  const code: string
  export default code
}
declare module '*?page-script=es2022' {
  const code: string
  export default code
}
