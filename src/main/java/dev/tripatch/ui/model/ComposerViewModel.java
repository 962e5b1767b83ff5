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
  private Conversion conversion = (from, to, otherwise) -> otherwise.run();

  /** Says a composed patch in another format. */
  interface Conversion {

    /**
     * Converts, or runs something else where the patch cannot be read or the format cannot say it.
     */
    void convert(PatchFormat from, PatchFormat to, Runnable otherwise);
  }

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

  /** Who can say a composed patch in another format; who cannot runs what it is given. */
  void setConversion(Conversion newConversion) {
    conversion = newConversion;
  }

  /** Shows another format: calculated, or composed if the person is composing. */
  public void choose(PatchFormat format) {
    Optional<PatchFormat> current = drafts.currentProperty().get();
    if (current.isEmpty()) {
      patch().choose(format);
    } else if (isToConvert(current.get(), format)) {
      conversion.convert(current.get(), format, () -> begin(format));
    } else {
      begin(format);
    }
  }

  /** A patch that was changed goes on in a format in which nobody has written anything yet. */
  private boolean isToConvert(PatchFormat from, PatchFormat to) {
    return from != to
        && drafts.in(from).isModified()
        && !drafts.in(to).isModified()
        && !drafts.in(to).getOpened().name().contains(".");
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

  /** Begins the text that is being composed anew, with a patch that does nothing. */
  public void startEmpty() {
    PatchFormat format = drafts.currentProperty().get().orElseGet(patch()::getWanted);
    wanted = null;
    patch().choose(format);
    start(format, empty(format));
  }

  /** What a patch that is not begun yet would begin with, as far as it is calculated by now. */
  String beginning(PatchFormat format) {
    return calculated(format).orElse(empty(format));
  }

  /** Composes in another format what was converted; undo brings back what was there. */
  void converted(PatchFormat format, String text) {
    wanted = null;
    patch().choose(format);
    start(format, text);
  }

  /** Goes on with a text, which is the beginning of a patch if none was begun. */
  void goOn(PatchFormat format, String text) {
    wanted = null;
    patch().choose(format);
    if (drafts.in(format).isBlank()) {
      start(format, text);
    } else {
      drafts.compose(format);
    }
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
    wanted = null;
    start(format, beginning(format));
  }

  private Optional<String> calculated(PatchFormat format) {
    return comparison
        .exactPatch()
        .filter(shown -> shown.format() == format && shown.patch().isPresent())
        .map(shown -> shown.in(patch().notationProperty().get()));
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
