package dev.tripatch.workspace;

import dev.tripatch.document.Format;
import dev.tripatch.document.data.Count;
import dev.tripatch.document.data.JsonData;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import java.util.List;
import java.util.Optional;

/**
 * Writes cases as JSON. Equal cases give equal text. What is as usual is left out; documents are in
 * it unmasked, those of Secrets too.
 */
public final class CaseWriter {

  private CaseWriter() {}

  /** The text of a case. */
  public static String write(Case saved) {
    return JsonData.write(
        new StoredCase(
            StoredCase.Version.NEWEST,
            saved.text(Role.LAST_APPLIED).map(CaseWriter::stored),
            saved.text(Role.LOCAL).map(CaseWriter::stored),
            saved.text(Role.LIVE).map(CaseWriter::stored),
            Optional.of(saved.options())
                .filter(options -> !options.equals(Case.Options.USUAL))
                .map(CaseWriter::stored),
            saved.patch().map(CaseWriter::stored),
            Optional.of(saved.drafts().stream().map(CaseWriter::stored).toList())
                .filter(drafts -> !drafts.isEmpty()),
            Optional.of(saved.view())
                .filter(view -> !view.equals(Case.View.USUAL))
                .map(CaseWriter::stored),
            saved.further().entries()));
  }

  private static StoredCase.Text stored(Case.Text text) {
    return new StoredCase.Text(
        text.name(),
        text.text(),
        text.place().map(ObjectPlace::file),
        text.place().map(place -> new Count(place.index())),
        text.stored(),
        text.further().entries());
  }

  private static StoredCase.Options stored(Case.Options options) {
    return new StoredCase.Options(
        unless(true, options.overwrite()),
        options.mode(),
        Optional.of(leftOut(options)).filter(fields -> !fields.isEmpty()),
        options.further().entries());
  }

  private static List<StoredCase.Field> leftOut(Case.Options options) {
    return options.leftOut().stream()
        .map(FieldPath::toString)
        .sorted()
        .map(StoredCase.Field::new)
        .toList();
  }

  private static StoredCase.Patch stored(Case.Patch patch) {
    return new StoredCase.Patch(patch.format(), patch.text(), patch.further().entries());
  }

  private static StoredCase.View stored(Case.View view) {
    return new StoredCase.View(
        view.format(),
        unless(Format.YAML, view.writing()),
        unless(false, view.showNoise()),
        unless(true, view.showRemoved()),
        view.selection(),
        view.further().entries());
  }

  private static <T> Optional<T> unless(T usual, T value) {
    return value.equals(usual) ? Optional.empty() : Optional.of(value);
  }
}
