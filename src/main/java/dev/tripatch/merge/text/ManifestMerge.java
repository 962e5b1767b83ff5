package dev.tripatch.merge.text;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import dev.tripatch.merge.Branch;
import dev.tripatch.merge.FieldMerge;
import dev.tripatch.merge.MergedField;
import dev.tripatch.merge.OrderMerge;
import dev.tripatch.merge.Threefold;
import dev.tripatch.schema.SchemaSource;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A file that two people changed, merged by field. Objects are known by kind and name, so they may
 * move within the file; an object that was renamed is known if it is the only one of its kind.
 *
 * <p>What comes out was read again: its objects are the merged ones, and no comment that a side
 * added is lost. Where that cannot be had there is no merge, and the file stays with git.
 */
public final class ManifestMerge {

  /** How many characters a version has at most: some ten thousand objects, and half a minute. */
  private static final int MOST = 8 << 20;

  /** An object in the three versions of the file; its members where both sides changed it. */
  private record Part(
      MergedObject object, Threefold<FileText.Part> versions, Threefold<Piece> pieces) {
    static Part of(Threefold<FileText.Part> versions, MergedField root) {
      boolean isBoth = versions.map(each -> each.document().text()).winner() == null;
      return new Part(
          new MergedObject(first(versions).name(), root),
          versions,
          versions.map(each -> isBoth ? each.piece().orElse(null) : null));
    }
  }

  private final Threefold<String> texts;
  private final Threefold<FileText> files;
  private final List<Part> parts;

  private ManifestMerge(Threefold<String> texts, Threefold<FileText> files, List<Part> parts) {
    this.texts = texts;
    this.files = files;
    this.parts = List.copyOf(parts);
  }

  /**
   * Merges a file.
   *
   * @param texts the file in each version; null where it is not there
   * @throws NotMergedException if a version is no plain manifest, or the merged text cannot be
   *     written so that it is surely right
   */
  public static ManifestMerge of(Threefold<String> texts, SchemaSource schemas)
      throws NotMergedException {
    Threefold<FileText> files =
        new Threefold<>(read(texts.base()), read(texts.ours()), read(texts.theirs()));
    Map<Threefold<Integer>, Part> left = new LinkedHashMap<>();
    for (Threefold<Integer> places : ObjectMatching.of(files)) {
      Threefold<FileText.Part> versions = Threefold.each(branch -> part(files, places, branch));
      MergedField root = root(versions, schemas);
      if (!(root instanceof MergedField.Plain plain && plain.value(Branch.OURS) == null)) {
        left.put(places, Part.of(versions, root));
      }
    }
    List<Threefold<Integer>> order = new OrderMerge(List.copyOf(left.keySet())).orOurs();
    ManifestMerge merge = new ManifestMerge(texts, files, order.stream().map(left::get).toList());
    String text = merge.check(Branch.OURS);
    if (!merge.clashes().isEmpty()) {
      merge.check(Branch.THEIRS);
      text = merge.made(Map.of(), Optional.empty(), ConflictMarks.USUAL);
    }
    merge.checkComments(text);
    return merge;
  }

  private static @Nullable FileText read(@Nullable String text) throws NotMergedException {
    if (text != null && text.length() > MOST) {
      throw NotMergedException.because(MergeTextWording.TOO_LARGE, "limit", MOST >> 20);
    }
    return text == null ? null : FileText.read(text);
  }

  private static MergedField root(Threefold<FileText.Part> versions, SchemaSource schemas) {
    Threefold<Value> values = versions.map(FileText.Part::object);
    MapValue any = first(versions).object();
    return FieldMerge.merge(values, schemas.of(any).declaredType());
  }

  private static FileText.Part first(Threefold<FileText.Part> versions) {
    return Stream.of(Branch.OURS, Branch.THEIRS, Branch.BASE)
        .flatMap(branch -> Stream.ofNullable(versions.of(branch)))
        .findFirst()
        .orElseThrow();
  }

  private static FileText.@Nullable Part part(
      Threefold<FileText> files, Threefold<Integer> places, Branch branch) {
    FileText file = files.of(branch);
    Integer place = places.of(branch);
    return file == null || place == null ? null : file.parts().get(place);
  }

  /** The objects, in the order of the result; those that are gone are left out. */
  public List<MergedObject> objects() {
    return parts.stream().map(Part::object).toList();
  }

  /** The conflicts, in the order of the result. */
  public List<ClashPlace> clashes() {
    List<ClashPlace> clashes = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      int object = i;
      parts.get(i).object().root().clashes(clash -> clashes.add(new ClashPlace(object, clash)));
    }
    return clashes;
  }

  /**
   * The merged text.
   *
   * @param choices which version conflicts get
   * @param otherwise which version all others get; empty for marks around them
   */
  public String text(
      Map<ClashPlace, Branch> choices, Optional<Branch> otherwise, ConflictMarks marks) {
    try {
      return made(choices, otherwise, marks);
    } catch (NotMergedException e) {
      // Both ways to decide everything were tried; a mixture writes no other kinds of text.
      throw new IllegalStateException(e.sentence(), e);
    }
  }

  private String made(
      Map<ClashPlace, Branch> choices, Optional<Branch> otherwise, ConflictMarks marks)
      throws NotMergedException {
    Branch winner = texts.winner();
    if (winner != null) {
      return Objects.requireNonNullElse(texts.of(winner), "");
    }
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < parts.size(); i++) {
      int object = i;
      Function<MergedField.Clash, @Nullable Branch> choice =
          clash -> choices.getOrDefault(new ClashPlace(object, clash), otherwise.orElse(null));
      String body = body(parts.get(i), new PieceMerge(choice, marks), choice, marks);
      if (!body.isEmpty()) {
        text.append(separator(parts.get(i).versions(), text.isEmpty()));
        text.append(body).append(body.endsWith("\n") ? "" : "\n");
      }
    }
    text.append(end());
    return look().dress(text.toString());
  }

  private static String separator(Threefold<FileText.Part> versions, boolean isFirst) {
    Threefold<String> separators = versions.map(FileText.Part::separator);
    Branch winner = separators.winner();
    String text =
        separators.ours() == null || separators.theirs() == null
            ? Objects.requireNonNullElse(
                separators.ours(), Objects.requireNonNullElse(separators.theirs(), ""))
            : winner != null
                ? Objects.requireNonNull(separators.of(winner))
                : String.join("\n", LineMerge.of(separators.map(each -> List.of(each.split("\n")))))
                    + "\n";
    if (isFirst) {
      return text.strip().equals("---") && versions.agrees() ? "" : text;
    }
    return text.contains("---") ? text : "---\n" + text;
  }

  private static String body(
      Part part,
      PieceMerge merge,
      Function<MergedField.Clash, @Nullable Branch> choice,
      ConflictMarks marks)
      throws NotMergedException {
    Threefold<String> bodies = part.versions().map(each -> each.document().text());
    MergedField root = part.object().root();
    if (root instanceof MergedField.Clash clash) {
      Branch chosen = choice.apply(clash);
      return chosen != null
          ? Objects.requireNonNullElse(bodies.of(chosen), "")
          : String.join(
              "\n",
              marks.around(lines(bodies.ours()), lines(bodies.base()), lines(bodies.theirs())));
    }
    Branch winner = root instanceof MergedField.Plain plain ? plain.from() : bodies.winner();
    if (winner != null) {
      return Objects.requireNonNullElse(bodies.of(winner), "");
    }
    Threefold<Piece> pieces = part.pieces();
    return pieces.ours() != null && pieces.theirs() != null
        ? String.join("\n", merge.member(root, pieces, 0)) + "\n"
        : rewritten(Objects.requireNonNull(part.versions().ours()).document(), root, choice);
  }

  private static List<String> lines(@Nullable String text) {
    return text == null ? List.of() : text.lines().toList();
  }

  /** Our text with the merged values: for JSON, and for what is not written in lines. */
  private static String rewritten(
      SourceDocument ours, MergedField root, Function<MergedField.Clash, @Nullable Branch> choice)
      throws NotMergedException {
    if (root.hasClash(clash -> choice.apply(clash) == null)) {
      throw NotMergedException.because(MergeTextWording.WHOLE_CONFLICT);
    }
    Value value =
        Objects.requireNonNull(
            root.value(clash -> Objects.requireNonNullElse(choice.apply(clash), Branch.OURS)));
    return PieceMerge.set(ours, FieldPath.root(), value);
  }

  private String end() {
    Threefold<List<String>> ends = files.map(file -> file.end().lines().toList());
    return LineMerge.of(ends).stream().map(line -> line + "\n").collect(Collectors.joining());
  }

  private FileText.Look look() {
    Threefold<FileText.Look> looks = files.map(FileText::look);
    Branch winner = Objects.requireNonNullElse(looks.winner(), Branch.OURS);
    FileText.Look look = looks.of(winner);
    return look != null ? look : new FileText.Look("\n", "", true);
  }

  /** The text in which one side has all conflicts, once it was read again. */
  private String check(Branch side) throws NotMergedException {
    String text = made(Map.of(), Optional.of(side), ConflictMarks.USUAL);
    List<Value> wanted =
        parts.stream()
            .flatMap(part -> Stream.ofNullable(part.object().root().value(side)))
            .toList();
    List<? extends Value> read =
        FileText.read(text).parts().stream().map(FileText.Part::object).toList();
    if (!read.equals(wanted)) {
      throw NotMergedException.because(MergeTextWording.READ_OTHERWISE);
    }
    return text;
  }

  /** Where nothing is decided yet, the text has each comment that a side added. */
  private void checkComments(String text) throws NotMergedException {
    Set<String> known = new HashSet<>(comments(files.base()));
    known.addAll(CommentLines.in(text, new BitSet()));
    for (String comment :
        Stream.concat(comments(files.ours()).stream(), comments(files.theirs()).stream())
            .toList()) {
      if (!known.contains(comment) && !text.contains(comment)) {
        throw NotMergedException.because(MergeTextWording.LOST_COMMENT);
      }
    }
  }

  private static List<String> comments(@Nullable FileText file) {
    return file == null
        ? List.of()
        : file.parts().stream().flatMap(part -> CommentLines.in(part.document()).stream()).toList();
  }
}
