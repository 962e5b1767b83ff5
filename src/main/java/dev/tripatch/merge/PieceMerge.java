package dev.tripatch.merge;

import dev.tripatch.document.Format;
import dev.tripatch.document.Node;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.TextChange;
import dev.tripatch.document.edit.Edit;
import dev.tripatch.document.edit.TextEdits;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import dev.tripatch.merge.MergedField.Clash;
import dev.tripatch.merge.MergedField.OfList;
import dev.tripatch.merge.MergedField.OfMap;
import dev.tripatch.merge.MergedField.OfText;
import dev.tripatch.merge.MergedField.Plain;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Puts the lines of a merged member together: those of a side as they are where the other did not
 * touch them, else member by member. Whoever takes a member away takes its comments along, but for
 * those that the other side added to it.
 */
final class PieceMerge {

  private final Function<Clash, @Nullable Branch> choice;
  private final ConflictMarks marks;

  /**
   * A merge of pieces.
   *
   * @param choice which version a conflict gets; null for marks around all
   */
  PieceMerge(Function<Clash, @Nullable Branch> choice, ConflictMarks marks) {
    this.choice = choice;
    this.marks = marks;
  }

  /** The lines of a member at a column. */
  List<String> member(MergedField field, Threefold<Piece> pieces, int column)
      throws NotMergedException {
    Piece ours = pieces.ours();
    Piece theirs = pieces.theirs();
    if (ours != null && theirs != null) {
      Branch same = pieces.map(Piece::flat).winner();
      if (same != null) {
        return (same == Branch.OURS ? ours : theirs).lines(column);
      }
      Optional<List<String>> byLine = byLine(field, pieces, column);
      if (byLine.isPresent()) {
        return byLine.get();
      }
    }
    List<String> lines = new ArrayList<>();
    lines.addAll(lead(pieces, column));
    switch (field) {
      case Plain plain -> {
        Piece piece = pieces.of(plain.from());
        if (piece == null) {
          return List.of();
        }
        lines.addAll(
            pieces.of(plain.from().other()) == null
                ? piece.body(column)
                : plain(plain, pieces, column));
      }
      case Clash clash -> {
        Branch chosen = choice.apply(clash);
        if (chosen == null) {
          lines.addAll(marked(pieces, column));
        } else {
          Piece piece = pieces.of(chosen);
          lines.addAll(piece == null ? List.of() : piece.body(column));
        }
      }
      case OfText text -> lines.addAll(text(text, pieces, column));
      case OfMap _, OfList _ -> lines.addAll(inner(field, pieces, column));
    }
    return lines;
  }

  /** The lines as git merges them, if they are read as the merged value. */
  private static Optional<List<String>> byLine(
      MergedField field, Threefold<Piece> pieces, int column) {
    if (pieces.base() == null || field.hasClash(_ -> true)) {
      return Optional.empty();
    }
    boolean isDocument = pieces.base() instanceof Piece.Block block && block.head().isEmpty();
    Value wanted = field.value(Branch.OURS);
    return MergeStretch.clean(pieces.map(piece -> piece.lines(column)))
        .filter(
            lines -> {
              String text = String.join("\n", Piece.moved(lines, -column)) + "\n";
              return Optional.of(SourceReader.read("", text, Format.YAML))
                  .filter(read -> !FileText.hasKeyTwice(read))
                  .flatMap(SourceDocument::root)
                  .map(Node::value)
                  .filter(read -> isDocument ? read.equals(wanted) : holdsOnly(read, wanted))
                  .isPresent();
            });
  }

  private static boolean holdsOnly(Value read, @Nullable Value wanted) {
    return read instanceof MapValue map
        ? map.size() == 1 && Objects.equals(map.entries().values().iterator().next(), wanted)
        : read instanceof ListValue list && list.items().equals(Collections.singletonList(wanted));
  }

  /** A text in a block of lines, with marks inside it, or as a whole. */
  private List<String> text(OfText text, Threefold<Piece> pieces, int column)
      throws NotMergedException {
    List<Clash> clashes = new ArrayList<>();
    text.clashes(clashes::add);
    List<MergeStretch<String>> stretches = MergeStretch.of(pieces.map(piece -> piece.body(column)));
    long conflicts = stretches.stream().filter(each -> each.parts().winner() == null).count();
    if (conflicts != clashes.size()) {
      return rewritten(text, pieces, column);
    }
    Iterator<Clash> clash = clashes.iterator();
    List<String> lines = new ArrayList<>();
    for (MergeStretch<String> stretch : stretches) {
      Branch winner = stretch.parts().winner();
      Branch taken = winner == null ? choice.apply(clash.next()) : winner;
      lines.addAll(
          taken != null
              ? stretch.in(taken)
              : marks.around(
                  stretch.in(Branch.OURS), stretch.in(Branch.BASE), stretch.in(Branch.THEIRS)));
    }
    return lines;
  }

  /** Comments in lines: where both sides changed them, what both wrote is kept. */
  static List<String> comments(Threefold<List<String>> lines) {
    List<String> merged = new ArrayList<>();
    for (MergeStretch<String> stretch : MergeStretch.of(lines)) {
      Branch winner = stretch.parts().winner();
      if (winner != null) {
        merged.addAll(stretch.in(winner));
      } else {
        stretch.in(Branch.OURS).stream()
            .filter(
                line ->
                    !stretch.in(Branch.BASE).contains(line)
                        || stretch.in(Branch.THEIRS).contains(line))
            .forEach(merged::add);
        stretch.in(Branch.THEIRS).stream()
            .filter(line -> !merged.contains(line) && !stretch.in(Branch.BASE).contains(line))
            .forEach(merged::add);
      }
    }
    return merged;
  }

  private static List<String> lead(Threefold<Piece> pieces, int column) {
    if (pieces.ours() == null || pieces.theirs() == null) {
      Piece only = pieces.ours() == null ? pieces.theirs() : pieces.ours();
      return only == null ? List.of() : Piece.moved(only.lead(), column - only.column());
    }
    return comments(pieces.map(each -> Piece.moved(each.lead(), column - each.column())));
  }

  private List<String> marked(Threefold<Piece> pieces, int column) {
    return marks.around(
        body(pieces.ours(), column), body(pieces.base(), column), body(pieces.theirs(), column));
  }

  private static List<String> body(@Nullable Piece piece, int column) {
    return piece == null ? List.of() : piece.body(column);
  }

  /** A member of one side whose text the other changed, too: its comment, or how it is written. */
  private static List<String> plain(Plain plain, Threefold<Piece> pieces, int column) {
    Threefold<String> bodies = pieces.map(piece -> String.join("\n", bare(piece, 0)));
    boolean sameValue = plain.values().agrees();
    Branch from =
        sameValue ? Objects.requireNonNullElse(bodies.winner(), Branch.OURS) : plain.from();
    Piece piece = Objects.requireNonNull(pieces.of(from));
    return commented(bare(piece, column), piece, pieces);
  }

  /** The lines of a piece without its comment. */
  private static List<String> bare(Piece piece, int column) {
    List<String> lines = new ArrayList<>(piece.body(column));
    int at = commentLine(piece, lines);
    String line = lines.get(at);
    lines.set(at, line.substring(0, line.length() - piece.comment().length()));
    return lines;
  }

  private static List<String> commented(List<String> bare, Piece piece, Threefold<Piece> pieces) {
    int at = commentLine(piece, bare);
    bare.set(at, bare.get(at) + comment(pieces));
    return bare;
  }

  private static int commentLine(Piece piece, List<String> lines) {
    return piece instanceof Piece.Leaf leaf && !leaf.more().isEmpty() ? lines.size() - 1 : 0;
  }

  /** The comment of the line: ours where both sides changed it, and theirs is put back later. */
  private static String comment(Threefold<Piece> pieces) {
    Threefold<String> comments = pieces.map(Piece::comment);
    Branch winner = comments.map(String::strip).winner();
    return Objects.requireNonNull(comments.of(winner == null ? Branch.OURS : winner));
  }

  private List<String> inner(MergedField field, Threefold<Piece> pieces, int column)
      throws NotMergedException {
    Threefold<Piece.Block> blocks =
        pieces.map(piece -> piece instanceof Piece.Block block ? block : null);
    if (blocks.ours() == null || blocks.theirs() == null) {
      return rewritten(field, pieces, column);
    }
    Branch layout =
        Objects.requireNonNullElse(blocks.map(PieceMerge::layout).winner(), Branch.OURS);
    Piece.Block like = Objects.requireNonNull(blocks.of(layout));
    int inner = column + like.inner() - like.column();
    List<String> lines = members(field, blocks, inner);
    if (lines.stream().allMatch(Piece::isNoContent)) {
      return rewritten(field, pieces, column);
    }
    lines.addAll(comments(blocks.map(each -> Piece.moved(each.tail(), column - each.column()))));
    boolean isMarked =
        like.beside()
            && lines.stream()
                .filter(line -> !Piece.isNoContent(line))
                .findFirst()
                .filter(marks::begins)
                .isPresent();
    if (isMarked) {
      return thrice(merge -> merge.inner(field, pieces, column));
    }
    String head = like.head() + comment(pieces);
    return Piece.headed(lines, column, head, like.beside());
  }

  private record Layout(String head, int inner, boolean beside) {}

  private static Layout layout(Piece.Block block) {
    return new Layout(block.head(), block.inner() - block.column(), block.beside());
  }

  private List<String> members(MergedField field, Threefold<Piece.Block> blocks, int column)
      throws NotMergedException {
    List<String> lines = new ArrayList<>();
    switch (field) {
      case OfMap map -> {
        Threefold<Map<String, Integer>> places =
            map.values().map(value -> value instanceof MapValue some ? places(some) : null);
        for (Map.Entry<String, MergedField> each : map.members().entrySet()) {
          Threefold<Integer> own = places.map(known -> known.get(each.getKey()));
          lines.addAll(member(each.getValue(), pieces(blocks, own), column));
        }
      }
      case OfList list -> {
        for (MergedItem item : list.items()) {
          lines.addAll(member(item.field(), pieces(blocks, item.places()), column));
        }
      }
      case Plain _, Clash _, OfText _ -> throw new IllegalArgumentException("no members");
    }
    return lines;
  }

  private static Map<String, Integer> places(MapValue map) {
    Map<String, Integer> places = HashMap.newHashMap(map.size());
    map.keys().forEach(key -> places.put(key, places.size()));
    return places;
  }

  private static Threefold<Piece> pieces(Threefold<Piece.Block> blocks, Threefold<Integer> places) {
    return Threefold.each(branch -> piece(blocks.of(branch), places.of(branch)));
  }

  private static @Nullable Piece piece(Piece.@Nullable Block block, @Nullable Integer place) {
    return block == null || place == null ? null : block.members().get(place);
  }

  private interface Lines {
    List<String> by(PieceMerge merge) throws NotMergedException;
  }

  /** The lines with each version at every conflict in them, with marks around all. */
  private List<String> thrice(Lines lines) throws NotMergedException {
    return marks.around(
        lines.by(with(Branch.OURS)), lines.by(with(Branch.BASE)), lines.by(with(Branch.THEIRS)));
  }

  private PieceMerge with(Branch branch) {
    return new PieceMerge(clash -> Objects.requireNonNullElse(choice.apply(clash), branch), marks);
  }

  /**
   * What cannot be put together from members: a side's text, with the merged value written into it.
   */
  private List<String> rewritten(MergedField field, Threefold<Piece> pieces, int column)
      throws NotMergedException {
    if (field.hasClash(clash -> choice.apply(clash) == null)) {
      return thrice(merge -> merge.rewritten(field, pieces, column));
    }
    Value value = Objects.requireNonNull(field.value(this::chosen));
    for (Branch branch : List.of(Branch.THEIRS, Branch.OURS)) {
      Piece piece = pieces.of(branch);
      if (piece != null && value.equals(field.values().of(branch))) {
        return commented(bare(piece, column), piece, pieces);
      }
    }
    Piece ours = Objects.requireNonNull(pieces.ours());
    Piece source = pieces.theirs() instanceof Piece.Block block ? block : ours;
    String text = String.join("\n", bare(source, 0)) + "\n";
    SourceDocument document = SourceReader.read("", text, Format.YAML);
    FieldPath path =
        document
            .object()
            .map(map -> FieldPath.root().key(map.keys().iterator().next()))
            .orElseGet(() -> FieldPath.root().index(0));
    String edited = set(document, path, value);
    List<String> lines = Arrays.asList(edited.stripTrailing().split("\n", -1));
    return Piece.moved(commented(lines, source, pieces), column);
  }

  private Branch chosen(Clash clash) {
    return Objects.requireNonNullElse(choice.apply(clash), Branch.OURS);
  }

  /** A text in which a field has a value. */
  static String set(SourceDocument document, FieldPath path, Value value)
      throws NotMergedException {
    if (document.root().isEmpty()) {
      throw NotMergedException.because(MergeTextWording.WRITTEN_OTHERWISE);
    }
    return switch (TextEdits.set(document, path, value)) {
      case Edit.Made(List<TextChange> changes) -> TextChange.apply(document.text(), changes);
      case Edit.Refused _ -> throw NotMergedException.because(MergeTextWording.WRITTEN_OTHERWISE);
    };
  }
}
