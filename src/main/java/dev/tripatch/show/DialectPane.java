package dev.tripatch.show;

import dev.tripatch.dialect.DialectComparison;
import dev.tripatch.dialect.FieldDifference;
import dev.tripatch.dialect.Party;
import dev.tripatch.dialect.Reading;
import dev.tripatch.document.Place;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import dev.tripatch.show.paint.DocumentFields;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.paint.Paint;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.show.paint.PathNaming;
import dev.tripatch.show.paint.ShortText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Paints a dialect's result: what comes out different there than in the first dialect. */
final class DialectPane {

  private final Party party;
  private final SourceDocument document;
  private final DocumentFields fields;
  private final Paint paint;

  /** What is not there, by the field that would hold it. */
  private final Map<FieldPath, List<FieldPath>> lacking = new LinkedHashMap<>();

  DialectPane(Reading.Done reading, PathNaming naming) {
    party = reading.party();
    document = YamlWriter.render(party.title(), reading.result());
    fields = new DocumentFields(document, naming);
    paint = new Paint(document);
  }

  PaneText paint(DialectComparison comparison) {
    Optional<Party> first = comparison.first();
    comparison.differences().stream()
        .filter(each -> each.deviations().stream().anyMatch(why -> why.party() == party))
        .forEach(each -> paint(each, first.map(each.values()::get).orElse(null)));
    lacking.forEach(this::noteLacking);
    return paint.pane(Role.RESULT, fields, Set.of());
  }

  private void paint(FieldDifference difference, @Nullable Value there) {
    FieldPath path = difference.path();
    @Nullable Value here = difference.values().get(party);
    Mark mark = DialectRows.mark(difference, here, there);
    Optional<Place> place = here == null ? Optional.empty() : fields.place(path);
    place.ifPresentOrElse(
        found -> {
          paint.tint(
              mark.isReordered() ? found.keySpan().orElse(found.span()) : found.span(), mark, path);
          if (there != null) {
            paint.note(found.span().start(), "← not " + ShortText.of(there), path);
          }
        },
        () -> lacking.computeIfAbsent(holder(path), none -> new ArrayList<>()).add(path));
  }

  /** The nearest field that is there and would hold a field that is not. */
  private FieldPath holder(FieldPath path) {
    return path.upwards()
        .filter(holder -> holder.isRoot() || fields.place(holder).isPresent())
        .findFirst()
        .orElseThrow();
  }

  private void noteLacking(FieldPath holder, List<FieldPath> paths) {
    List<String> names = paths.stream().map(path -> path.below(holder).toString()).toList();
    fields
        .place(holder)
        .ifPresent(
            place ->
                paint.note(
                    place.span().start(),
                    "− without " + String.join(", ", names),
                    paths.getFirst()));
  }
}
