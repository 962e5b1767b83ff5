package dev.tripatch.engine.patch.kustomize;

/** Versions of kustomize that differ. All else is the same in both. */
public enum KustomizeVersion {
  /** Of kubectl 1.32: a patch that says nothing is refused. */
  V5_5_0,
  /** Of kubectl 1.35, which we follow: an empty JSON Patch does nothing. */
  V5_7_1
}
