package dev.tripatch.ui.panes.model;

import dev.tripatch.document.Node;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.ListValue;
import dev.tripatch.show.pane.ShownPatch;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.document.Drafts;
import dev.tripatch.ui.panes.document.HistoryEntry;
import dev.tripatch.ui.panes.document.OpenDocument;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import org.jspecify.annotations.Nullable;

/**
 * A patch that a person writes. It begins with the calculated patch; every format has a text of its
 * own, which stays until the window closes, whatever else is shown.
 */
public final class ComposerViewModel {

  /** The name of a text that nobody has written: it was calculated, or converted. */
  private static final String BEGUN = ModelWords.BEGUN_PATCH.text();

  private final Drafts drafts;
  private final ComparisonViewModel comparison;

  /** What the texts say that nobody wrote in their format: a patch that was written in another. */
  private final Map<OpenDocument, PatchFormat> origins = new IdentityHashMap<>();

  private final ReadOnlyBooleanWrapper composing = new ReadOnlyBooleanWrapper();
  private @Nullable PatchFormat wanted;
  private BiFunction<PatchFormat, PatchFormat, Optional<String>> conversion =
      (from, to) -> Optional.empty();

  /** Composes in the place of the patch of a comparison. */
  public ComposerViewModel(Drafts drafts, ComparisonViewModel comparison) {
    this.drafts = drafts;
    this.comparison = comparison;
    comparison.busyProperty().subscribe((before, now) -> beginIfCalculated());
    drafts.currentProperty().subscribe(format -> want(wanted));
  }

  private void want(@Nullable PatchFormat format) {
    wanted = format;
    composing.set(format != null || drafts.isComposing());
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

  /** Goes back to the calculated patch. What was composed stays, and is continued next time. */
  public void leave() {
    drafts.leave();
    want(null);
  }

  /** What says a composed patch, which is in the first format, in the second, or tells why not. */
  public void setConversion(BiFunction<PatchFormat, PatchFormat, Optional<String>> newConversion) {
    conversion = newConversion;
  }

  /**
   * Shows another format: calculated, or composed if the person is composing. Who comes back to the
   * format that they wrote in finds that very text. In the others the patch is said as it is
   * written now, also if they looked at a third one in between; it replaces what they wrote there
   * before. A patch that cannot be said there stays as it is shown.
   */
  public void choose(PatchFormat format) {
    Optional<PatchFormat> shown =
        drafts.currentProperty().get().or(() -> Optional.ofNullable(wanted));
    if (shown.isEmpty()) {
      patch().choose(format);
      return;
    }
    Optional<PatchFormat> from = written(shown.get());
    if (from.filter(each -> each != format && shown.get() != format).isPresent()) {
      conversion.apply(from.get(), format).ifPresent(said -> convert(from.get(), format, said));
    } else if (isWritten(format)) {
      goOn(format);
    } else {
      begin(format);
    }
  }

  /** Whether the text of a format is the person's own, from the keyboard, a file or a case. */
  private boolean isWritten(PatchFormat format) {
    DocumentViewModel text = drafts.in(format);
    return text.isModified() || !(text.isBlank() || text.getOpened().name().equals(BEGUN));
  }

  /** The format in which the person wrote what another one shows; empty if they wrote nothing. */
  private Optional<PatchFormat> written(PatchFormat shown) {
    return (isWritten(shown)
            ? Optional.of(shown)
            : Optional.ofNullable(origins.get(drafts.in(shown).getOpened())))
        .filter(this::isWritten);
  }

  /** Whether the patch that is composed is saved nowhere, neither here nor where it was written. */
  public boolean isUnsaved() {
    return drafts
        .currentProperty()
        .get()
        .flatMap(this::written)
        .filter(format -> drafts.in(format).isModified())
        .isPresent();
  }

  private void convert(PatchFormat from, PatchFormat to, String said) {
    OpenDocument begun = OpenDocument.unfiled(BEGUN, said);
    origins.put(begun, from);
    drafts.in(to).open(ModelWords.CONVERSION.text("format", to.title()), begun);
    goOn(to);
  }

  /** Goes on with the text of a format, or begins one with the calculated patch. */
  public void begin(PatchFormat format) {
    if (drafts.in(format).isBlank()) {
      beginAnew(format);
    } else {
      goOn(format);
    }
  }

  private void goOn(PatchFormat format) {
    want(null);
    patch().choose(format);
    drafts.compose(format);
  }

  /** Starts the text that is being composed again with the calculated patch; undo takes it back. */
  public void startOver() {
    drafts.currentProperty().get().ifPresent(this::beginAnew);
  }

  /** Starts the text that is being composed again with a patch that does nothing. */
  public void startEmpty() {
    PatchFormat format = drafts.currentProperty().get().orElseGet(patch()::getWanted);
    begin(format, empty(format));
  }

  /** What a patch that is not begun yet would begin with, as far as it is calculated by now. */
  public String beginning(PatchFormat format) {
    return calculated(format).orElse(empty(format));
  }

  private void begin(PatchFormat format, String text) {
    want(null);
    patch().choose(format);
    start(format, text);
  }

  /**
   * After undo and redo, shows what was changed: the documents that a decision is about, a patch as
   * it was before a conversion or is since, or the patch that was edited. One that is no longer
   * begun leaves no empty pane.
   */
  public void follow(HistoryEntry entry) {
    if (entry.decision().isPresent() || !entry.together().isEmpty()) {
      leave();
    }
    for (PatchFormat format : PatchFormat.values()) {
      DocumentViewModel draft = drafts.in(format);
      Optional<OpenDocument> made = entry.opened(draft);
      Optional<PatchFormat> from = made.map(origins::get);
      if (from.isPresent()) {
        goOn(made.filter(draft.getOpened()::equals).isPresent() ? format : from.get());
      } else if (entry.edits(draft) && !(made.isPresent() && entry.isAction())) {
        show(format, made.isPresent());
      }
    }
  }

  private void show(PatchFormat format, boolean isBeginning) {
    if (!drafts.in(format).isBlank()) {
      goOn(format);
    } else if (isBeginning) {
      leave();
    }
  }

  /** Goes on with a text, which is the beginning of a patch if none was begun. */
  public void goOn(PatchFormat format, String text) {
    if (drafts.in(format).isBlank()) {
      begin(format, text);
    } else {
      goOn(format);
    }
  }

  /** What is calculated is calculated first: local may have changed meanwhile. */
  private void beginAnew(PatchFormat format) {
    want(format);
    drafts.leave();
    patch().choose(format);
    beginIfCalculated();
  }

  private void beginIfCalculated() {
    PatchFormat format = wanted;
    if (format == null || comparison.busyProperty().get()) {
      return;
    }
    wanted = null;
    start(format, beginning(format));
    want(null);
  }

  private Optional<String> calculated(PatchFormat format) {
    return comparison
        .exactPatch()
        .filter(shown -> shown.format() == format && shown.patch().isPresent())
        .map(shown -> shown.in(patch().notationProperty().get()));
  }

  private void start(PatchFormat format, String text) {
    drafts.in(format).open(OpenDocument.unfiled(BEGUN, text));
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
    want(null);
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

  /** The format of the patch that is shown, composed or calculated; empty if none is. */
  public Optional<PatchFormat> shownFormat() {
    return drafts.currentProperty().get().or(() -> patch().getShown().map(ShownPatch::format));
  }

  /** Whether somebody composes, also while the patch to begin with is still calculated. */
  public ReadOnlyBooleanProperty composingProperty() {
    return composing.getReadOnlyProperty();
  }
}
