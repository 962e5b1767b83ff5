package dev.tripatch.show.pane;

import dev.tripatch.json.FieldPath;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What to know of a patch in its format, or of its result.
 *
 * @param kind what sort of thing it is
 * @param sentence it, for people; it does not name the fields
 * @param fields the fields that it is true of; none for the patch as a whole
 */
public record PatchRemark(Kind kind, String sentence, List<FieldPath> fields) {

  /** Sorts of remarks. */
  public enum Kind {
    /** What the format cannot say. */
    LOSS("this format cannot say"),
    /** Where the API server departs from the RFC. */
    DEPARTURE("the API server does differently"),
    /** What comes of applying it. */
    FINDING("to know of this patch"),
    /** What a server stores is not what it was given. */
    STORED("the server stores otherwise");

    private final String words;

    Kind(String words) {
      this.words = words;
    }
  }

  /** Takes a copy. */
  public PatchRemark {
    fields = List.copyOf(fields);
  }

  /** The sentence, with the fields that it is true of. */
  public String withFields() {
    return fields.isEmpty()
        ? sentence
        : fields.stream().map(FieldPath::toString).collect(Collectors.joining(", "))
            + ": "
            + sentence;
  }

  /** One remark for each sentence, with all fields that it is true of. */
  public static List<PatchRemark> together(Stream<PatchRemark> single) {
    Map<String, List<PatchRemark>> bySentence =
        single.collect(
            Collectors.groupingBy(PatchRemark::sentence, LinkedHashMap::new, Collectors.toList()));
    return bySentence.values().stream()
        .map(
            same ->
                new PatchRemark(
                    same.getFirst().kind,
                    same.getFirst().sentence,
                    same.stream().flatMap(each -> each.fields.stream()).toList()))
        .toList();
  }

  /** How many things it says: one for each field, or one of the whole patch. */
  int count() {
    return Math.max(1, fields.size());
  }

  /** Remarks in a line: {@code 2 things this format cannot say}; empty if there are none. */
  public static String title(List<PatchRemark> remarks) {
    StringBuilder title = new StringBuilder();
    for (Kind kind : Kind.values()) {
      int count =
          remarks.stream().filter(each -> each.kind == kind).mapToInt(each -> each.count()).sum();
      if (count > 0) {
        title.append(title.isEmpty() ? "" : " · ");
        title.append(count).append(count == 1 ? " thing " : " things ").append(kind.words);
      }
    }
    return title.toString();
  }
}
