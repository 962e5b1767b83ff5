package dev.tripatch.merge;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A file that two people changed, merged by field. Objects are known by kind and name, so they may
 * move within the file; a renamed object is known by what it is like.
 *
 * <p>Where git's merge by line has the merged objects, its text is the result. What comes out was
 * read again: its objects are the merged ones, and no comment is lost that a side added or nobody
 * touched. Where that cannot be had there is no merge, and the file stays with git.
 */
public final class ManifestMerge {

  /** How many characters a version has at most: some ten thousand objects, and half a minute. */
  private static final int MOST = 8 << 20;

  private static final Threefold<Integer> FIRST = new Threefold<>(0, 0, 0);
  private static final Pattern ALIAS = Pattern.compile("(?m)(^|[ :\\[{,-])\\*[\\w-]");
  private static final Pattern MERGE_KEY = Pattern.compile("(?m)(^|[ {,])<<\\s*:");

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

    boolean isMergedIn() {
      return versions.map(each -> each.document().text()).winner() == null
          && Stream.of(versions.base(), versions.ours(), versions.theirs())
              .anyMatch(each -> each != null && MERGE_KEY.matcher(each.document().text()).find());
    }
  }

  private final Threefold<String> texts;
  private final Threefold<FileText> files;
  private final List<Part> parts;

  /** The text as git merges it, if it has the merged objects. */
  private final Optional<String> byLine;

  /** Comments that are put back. */
  private final KeptLines.Lost lost;

  private ManifestMerge(Threefold<String> texts, Threefold<FileText> files, List<Part> parts) {
    this(texts, files, parts, Optional.empty(), KeptLines.Lost.NOTHING);
  }

  private ManifestMerge(
      Threefold<String> texts,
      Threefold<FileText> files,
      List<Part> parts,
      Optional<String> byLine,
      KeptLines.Lost lost) {
    this.texts = texts;
    this.files = files;
    this.parts = List.copyOf(parts);
    this.byLine = byLine;
    this.lost = lost;
  }

  /** Merges a file where git is not asked: its lines merge as git merges most. */
  public static ManifestMerge of(Threefold<String> texts, SchemaSource schemas)
      throws NotMergedException {
    Optional<List<String>> clean = MergeStretch.clean(texts.map(MergeStretch::lines));
    return of(texts, clean.map(lines -> String.join("", lines)), schemas);
  }

  /**
   * Merges a file.
   *
   * @param texts the file in each version; null where it is not there
   * @param clean what git merges by line without a conflict: the result, if it has the merged
   *     objects
   * @throws NotMergedException if a version is no plain manifest, or the merged text cannot be
   *     written so that it is surely right
   */
  public static ManifestMerge of(
      Threefold<String> texts, Optional<String> clean, SchemaSource schemas)
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
    try {
      return merge.checked(clean.filter(text -> merge.clashes().isEmpty() && merge.isMerged(text)));
    } catch (NotMergedException e) {
      throw e.butRead();
    }
  }

  /** Whether a merge by line has a key twice in one map, and no version has. */
  public static boolean doublesKey(Threefold<String> texts, String byLine) {
    return FileText.hasKeyTwice(byLine)
        && Stream.of(texts.base(), texts.ours(), texts.theirs())
            .noneMatch(text -> text != null && FileText.hasKeyTwice(text));
  }

  /** Whether a text has the merged objects, in any order. */
  private boolean isMerged(String text) {
    try {
      List<? extends Value> read =
          FileText.read(text).parts().stream().map(FileText.Part::object).toList();
      List<Value> wanted = wanted(Branch.OURS);
      return read.size() == wanted.size() && Set.copyOf(read).equals(Set.copyOf(wanted));
    } catch (NotMergedException _) {
      return false;
    }
  }

  private List<Value> wanted(Branch atClashes) {
    return parts.stream()
        .flatMap(part -> Stream.ofNullable(part.object().root().value(atClashes)))
        .toList();
  }

  /** The same merge, once its texts were read again. */
  private ManifestMerge checked(Optional<String> byLine) throws NotMergedException {
    if (byLine.isPresent() || texts.winner() != null) {
      return new ManifestMerge(texts, files, parts, byLine, KeptLines.Lost.NOTHING);
    }
    if (parts.stream().anyMatch(Part::isMergedIn)) {
      throw NotMergedException.because(MergeTextWording.MERGE_KEY);
    }
    KeptLines kept = new KeptLines(files);
    String text = plain(Map.of(), Optional.empty(), ConflictMarks.USUAL);
    KeptLines.Lost lost = clashes().isEmpty() ? kept.lostOrTwice(text) : kept.lost(text);
    ManifestMerge merge = new ManifestMerge(texts, files, parts, Optional.empty(), lost);
    merge.check(Branch.OURS);
    if (!clashes().isEmpty()) {
      merge.check(Branch.THEIRS);
    }
    if (!kept.lost(lost.in(text)).kept().isEmpty()) {
      throw NotMergedException.because(MergeTextWording.LOST_COMMENT);
    }
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
    Threefold<String> kinds = versions.map(part -> part.object().text("apiVersion"));
    FileText.Part changed = kinds.winner() == Branch.THEIRS ? versions.theirs() : null;
    MapValue known = (changed == null ? first(versions) : changed).object();
    return FieldMerge.merge(values, schemas.of(known).declaredType());
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
    return file == null || place == null || place >= file.parts().size()
        ? null
        : file.parts().get(place);
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
    return byLine.isPresent()
        ? byLine.get()
        : look().dress(lost.in(plain(choices, otherwise, marks)));
  }

  /** The text with line feeds, before comments are put back. */
  private String plain(
      Map<ClashPlace, Branch> choices, Optional<Branch> otherwise, ConflictMarks marks)
      throws NotMergedException {
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
    return text.toString();
  }

  private String separator(Threefold<FileText.Part> versions, boolean isFirst) {
    Threefold<String> separators = versions.map(FileText.Part::separator);
    String ours = Objects.requireNonNullElse(separators.ours(), "");
    String text =
        separators.ours() == null || separators.theirs() == null
            ? Objects.requireNonNullElse(separators.theirs(), ours)
            : String.join("", PieceMerge.comments(separators.map(MergeStretch::lines)));
    if (isFirst) {
      boolean wasFirst =
          Stream.of(Branch.OURS, Branch.THEIRS)
              .anyMatch(
                  side -> {
                    FileText.Part own = versions.of(side);
                    return own != null && own.equals(part(files, FIRST, side));
                  });
      return wasFirst || !text.strip().equals("---") ? text : "";
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
    return PieceMerge.comments(ends).stream()
        .map(line -> line + "\n")
        .collect(Collectors.joining());
  }

  private FileText.Look look() {
    Threefold<FileText.Look> looks = files.map(FileText::look);
    Branch winner = Objects.requireNonNullElse(looks.winner(), Branch.OURS);
    FileText.Look look = looks.of(winner);
    return look != null ? look : new FileText.Look("\n", "", true);
  }

  /** The text in which one side has all conflicts must be read as the merged objects. */
  private void check(Branch side) throws NotMergedException {
    List<? extends Value> read;
    try {
      String text = made(Map.of(), Optional.of(side), ConflictMarks.USUAL);
      read = FileText.read(text).parts().stream().map(FileText.Part::object).toList();
    } catch (NotMergedException e) {
      throw hasAliases() ? NotMergedException.because(MergeTextWording.ALIAS) : e;
    }
    if (!read.equals(wanted(side))) {
      throw NotMergedException.because(
          hasAliases() ? MergeTextWording.ALIAS : MergeTextWording.READ_OTHERWISE);
    }
  }

  private boolean hasAliases() {
    return Stream.of(Branch.values())
        .flatMap(branch -> Stream.ofNullable(files.of(branch)))
        .flatMap(file -> file.parts().stream())
        .anyMatch(part -> ALIAS.matcher(part.document().text()).find());
  }

  /**
   * What becomes of one object of a file.
   *
   * @param name which one, as the first version says that has it: ours, theirs, base
   * @param root what becomes of it
   */
  public record MergedObject(ObjectName name, MergedField root) {}

  /**
   * A conflict in a file.
   *
   * @param object the place of its object in the result, counted from 0
   * @param clash the conflict
   */
  public record ClashPlace(int object, MergedField.Clash clash) {}
}
