declare module 'maplibre-gl/dist/maplibre-gl-csp' {
  export * from 'maplibre-gl';
}
