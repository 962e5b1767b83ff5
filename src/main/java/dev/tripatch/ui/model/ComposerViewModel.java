package dev.tripatch.ui.model;

import dev.tripatch.document.Node;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.format.PatchFormat;
import dev.tripatch.highlight.pane.ShownPatch;
import dev.tripatch.ui.model.document.Drafts;
import dev.tripatch.ui.model.document.OpenDocument;
import dev.tripatch.value.ListValue;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import org.jspecify.annotations.Nullable;

/**
 * Composing a patch by hand. It begins with the calculated patch; every format has a text of its
 * own, which stays until the window closes, whatever else is shown.
 */
public final class ComposerViewModel {

  private final Drafts drafts;
  private final ComparisonViewModel comparison;
  private @Nullable PatchFormat wanted;

  /** Composes in the place of the patch of a comparison. */
  public ComposerViewModel(Drafts drafts, ComparisonViewModel comparison) {
    this.drafts = drafts;
    this.comparison = comparison;
    comparison.busyProperty().subscribe((before, now) -> beginIfCalculated());
  }

  private PatchViewModel patch() {
    return comparison.patch();
  }

  /** Composes in the format that is shown, or goes back to the calculated patch. */
  public void toggle() {
    if (drafts.isComposing()) {
      leave();
    } else {
      begin(patch().getWanted());
    }
  }

  /** Goes back to the calculated patch. What was composed stays, and is gone on with next time. */
  public void leave() {
    wanted = null;
    drafts.leave();
  }

  /** Shows another format: calculated, or composed if the person is composing. */
  public void choose(PatchFormat format) {
    patch().choose(format);
    if (drafts.isComposing()) {
      begin(format);
    }
  }

  /** Goes on with the text of a format, or begins one with the calculated patch. */
  public void begin(PatchFormat format) {
    if (drafts.in(format).isBlank()) {
      beginAnew(format);
    } else {
      patch().choose(format);
      drafts.compose(format);
    }
  }

  /** Begins the text that is being composed anew, with the calculated patch; undo takes it back. */
  public void startOver() {
    drafts.currentProperty().get().ifPresent(this::beginAnew);
  }

  /** What is calculated is calculated first: local may have changed meanwhile. */
  private void beginAnew(PatchFormat format) {
    drafts.leave();
    patch().choose(format);
    wanted = format;
    beginIfCalculated();
  }

  private void beginIfCalculated() {
    PatchFormat format = wanted;
    if (format == null || comparison.busyProperty().get()) {
      return;
    }
    Optional<String> text =
        comparison
            .exactPatch()
            .filter(shown -> shown.format() == format && shown.patch().isPresent())
            .map(shown -> shown.in(patch().notationProperty().get()));
    wanted = null;
    start(format, text.orElse(empty(format)));
  }

  private void start(PatchFormat format, String text) {
    drafts.in(format).open(OpenDocument.unfiled("composed patch", text));
    drafts.compose(format);
  }

  /** A patch that does nothing, to begin with where none can be calculated. */
  private static String empty(PatchFormat format) {
    return switch (format) {
      case STRATEGIC, MERGE -> "{}\n";
      case JSON -> "[]\n";
    };
  }

  /** The format that a text seems to have: a list is a JSON Patch; a map is what is shown. */
  public PatchFormat formatOf(String text) {
    boolean isList =
        SourceReader.read("patch", text)
            .root()
            .map(Node::value)
            .filter(ListValue.class::isInstance)
            .isPresent();
    PatchFormat sent = patch().getShown().map(ShownPatch::sent).orElse(PatchFormat.STRATEGIC);
    return isList
        ? PatchFormat.JSON
        : patch()
            .getShown()
            .map(ShownPatch::format)
            .filter(shown -> shown != PatchFormat.JSON)
            .orElse(sent);
  }

  /** Composes a text that comes from elsewhere. */
  public void open(PatchFormat format, OpenDocument document) {
    wanted = null;
    patch().choose(format);
    drafts.in(format).open(document);
    drafts.compose(format);
  }

  /** The patches that are composed. */
  public Drafts drafts() {
    return drafts;
  }

  /** The format that is being composed in; empty while the calculated patch is shown. */
  public ReadOnlyObjectProperty<Optional<PatchFormat>> currentProperty() {
    return drafts.currentProperty();
  }
}
