package dev.tripatch.show.pane;

import dev.tripatch.document.Format;
import dev.tripatch.document.JsonWriter;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import dev.tripatch.show.paint.PaneText;
import java.util.List;
import java.util.Optional;

/**
 * The patch in one format.
 *
 * @param format the format
 * @param sent the format that kubectl apply sends for this object
 * @param patch the patch; empty if there is none in this format
 * @param pane its text with highlights; empty if there is no patch
 * @param remarks what to know of it, what the format cannot say first
 */
public record ShownPatch(
    PatchFormat format,
    PatchFormat sent,
    Optional<Value> patch,
    PaneText pane,
    List<PatchRemark> remarks) {

  /** Takes a copy. */
  public ShownPatch {
    remarks = List.copyOf(remarks);
  }

  /** Whether it can be sent, and is not empty. */
  public boolean isSent() {
    return patch
        .filter(value -> !value.equals(MapValue.EMPTY) && !value.equals(ListValue.EMPTY))
        .isPresent();
  }

  /** How many remarks of which sort there are, in a line; empty if there are none. */
  public String remarksTitle() {
    return PatchRemark.title(remarks);
  }

  /** The patch as text, whatever the pane shows; empty if there is no patch. */
  public String in(Format notation) {
    return notation == pane.format()
        ? pane.text()
        : patch
            .map(
                value ->
                    notation == Format.JSON ? JsonWriter.write(value) : YamlWriter.write(value))
            .orElse("");
  }
}
