package dev.tripatch.document.reader;

/** Whose reading of YAML counts, where readers differ. */
enum YamlRules {
  /** kubectl's: that of YAML 1.1, with the last of equal keys. */
  KUBECTL,
  /** kustomize's for what it merges: mostly that of YAML 1.2, with the first of equal keys. */
  KUSTOMIZE
}
