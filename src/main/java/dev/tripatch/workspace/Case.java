package dev.tripatch.workspace;

import dev.tripatch.document.Format;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * The documents and choices of one session: all that is needed to open it again elsewhere. Each
 * part keeps the further fields that a newer version may have written beside those known here, so
 * that saving again loses nothing.
 *
 * @param texts the documents, by the pane that shows them; last applied is missing if it is to be
 *     taken from live's annotation. Patch and result are calculated and never in here
 * @param options how the documents are compared
 * @param patch a patch that a person wrote and that is shown; empty if a calculated one is
 * @param drafts further patches that a person wrote, which are not shown
 * @param view what was looked at, and how
 * @param further fields unknown to this version
 */
public record Case(
    Map<Role, Text> texts,
    Options options,
    Optional<Patch> patch,
    List<Patch> drafts,
    View view,
    MapValue further) {

  public Case {
    texts = Map.copyOf(texts);
    drafts = List.copyOf(drafts);
  }

  /** These documents, with all choices as they are at first. */
  public static Case of(Map<Role, Text> texts) {
    return new Case(texts, Options.USUAL, Optional.empty(), List.of(), View.USUAL, MapValue.EMPTY);
  }

  /** A document; empty if there is none. */
  public Optional<Text> text(Role pane) {
    return Optional.ofNullable(texts.get(pane));
  }

  /** The same case with other options. */
  public Case with(Options other) {
    return new Case(texts, other, patch, drafts, view, further);
  }

  /** The same case with the files of its documents under other names. */
  public Case withFiles(UnaryOperator<String> rename) {
    Map<Role, Text> renamed = new EnumMap<>(Role.class);
    texts.forEach((pane, text) -> renamed.put(pane, text.withFile(rename)));
    return new Case(renamed, options, patch, drafts, view, further);
  }

  /** The same case with a field selected; with none selected if there is none. */
  public Case selecting(Optional<FieldPath> field) {
    View selecting =
        new View(
            view.format(),
            view.writing(),
            view.showNoise(),
            view.showRemoved(),
            field.map(FieldPath::toString),
            view.further());
    return new Case(texts, options, patch, drafts, selecting, further);
  }

  /**
   * A document.
   *
   * @param name what it was called: a file's name, or words such as {@code pasted text}
   * @param text the text, exactly
   * @param place where it is stored; empty if it came from no file. The path is in a case file as
   *     {@link CasePaths} writes it, else absolute. Who made the case chose it, so nothing is read
   *     or written there before the person agrees
   * @param stored the text that the file held for it; empty if it is the document's own, since
   *     nothing was typed that was not saved
   * @param further fields unknown to this version
   */
  public record Text(
      String name,
      String text,
      Optional<ObjectPlace> place,
      Optional<String> stored,
      MapValue further) {

    /** A text that came from no file. */
    public static Text unfiled(String name, String text) {
      return new Text(name, text, Optional.empty(), Optional.empty(), MapValue.EMPTY);
    }

    private Text withFile(UnaryOperator<String> rename) {
      Optional<ObjectPlace> renamed =
          place.map(at -> new ObjectPlace(rename.apply(at.file()), at.index()));
      boolean isPath = new ObjectPlace(name, 0).path().isPresent();
      return new Text(isPath ? rename.apply(name) : name, text, renamed, stored, further);
    }
  }

  /**
   * How the documents are compared.
   *
   * @param overwrite whether to win over what live changed on its own
   * @param mode whose patch is wanted; empty for that of kubectl apply
   * @param leftOut the fields that are left out of the patch
   * @param further fields unknown to this version
   */
  public record Options(
      boolean overwrite, Optional<ComparisonMode> mode, Set<FieldPath> leftOut, MapValue further) {

    /** As kubectl apply does. */
    public static final Options USUAL =
        new Options(true, Optional.empty(), Set.of(), MapValue.EMPTY);

    public Options {
      leftOut = Set.copyOf(leftOut);
    }
  }

  /**
   * A patch that a person wrote.
   *
   * @param format what it is
   * @param text its text, exactly
   * @param further fields unknown to this version
   */
  public record Patch(PatchFormat format, String text, MapValue further) {}

  /**
   * What was looked at, and how.
   *
   * @param format the format that the patch was shown in; empty for the one that is sent
   * @param writing whether the patch was shown as YAML or JSON
   * @param showNoise whether to show what servers and kubectl write for themselves
   * @param showRemoved whether the result shows removed lines
   * @param selection the path of the selected field; empty if none was
   * @param further fields unknown to this version
   */
  public record View(
      Optional<PatchFormat> format,
      Format writing,
      boolean showNoise,
      boolean showRemoved,
      Optional<String> selection,
      MapValue further) {

    /** As the window shows things at first. */
    public static final View USUAL =
        new View(Optional.empty(), Format.YAML, false, true, Optional.empty(), MapValue.EMPTY);
  }
}
