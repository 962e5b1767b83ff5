package dev.tripatch.show.pane;

import dev.tripatch.document.Format;
import dev.tripatch.engine.format.PatchFormat;
import java.util.Optional;

/**
 * How the patch is wanted to be shown.
 *
 * @param format as which kind of patch; empty for the one that kubectl apply sends
 * @param withTests whether a JSON Patch tests what it overwrites and removes
 * @param notation how it is written
 */
public record PatchLook(Optional<PatchFormat> format, boolean withTests, Format notation) {

  /** The patch that kubectl apply sends, as YAML. */
  public static final PatchLook FIRST = new PatchLook(Optional.empty(), false, Format.YAML);
}
