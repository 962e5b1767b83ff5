package dev.tripatch.workspace.tools;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** One change, which may be shown first. */
public interface SetupStep {

  /** What is changed: a file, a file and its key. */
  String place();

  /** The lines that would be taken out. */
  List<String> before();

  /** The lines that would be there in their place. */
  List<String> after();

  /**
   * Changes it.
   *
   * @return where a copy of the whole file is as it was before; empty if there was none
   * @throws IOException if that fails; its message says why
   */
  Optional<String> run() throws IOException;
}
