/** Sections of the guides that failed checks refer to. */
export const SEE_LOG = 'The log of the site shows the reason: docs/operations.md, "Monitoring".';
export const SEE_VARIABLES = 'See docs/deployment.md, "Variables".';
export const SEE_SELF_HOSTING = 'See docs/deployment.md, "Self-hosting", and deploy/nginx.conf.';
export const SEE_FORMS = 'See docs/deployment.md, "Forms behind a proxy and across deployments".';
