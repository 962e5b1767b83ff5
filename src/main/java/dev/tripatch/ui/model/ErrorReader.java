package dev.tripatch.ui.model;

import java.util.Optional;

/** Reads what kubectl prints when it fails. Pure. */
@FunctionalInterface
public interface ErrorReader {

  /** The error in a text, whatever stands around it; empty if there is none. */
  public Optional<KubectlError> read(String text);
}
