package dev.tripatch.learn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** All pages, to be found by id or by words. */
public final class Reference {
  private static final String REASON = "reason/";

  private final List<Page> pages;

  /** A reference of these pages. */
  public Reference(List<Page> pages) {
    this.pages = List.copyOf(pages);
  }

  /** All pages, those of a topic together. */
  public List<Page> pages() {
    return pages;
  }

  public List<Page> pages(Topic topic) {
    return pages.stream().filter(page -> page.topic() == topic).toList();
  }

  /**
   * The place with an id.
   *
   * @param id a page ({@code outcome/added}), a section that is known by itself ({@code
   *     reason/set-missing}, {@code refusal/no-merge-key}), or any section of a page ({@code
   *     outcome/added#set-missing})
   */
  public Optional<PagePlace> find(String id) {
    int hash = id.indexOf('#');
    if (hash >= 0) {
      String anchor = id.substring(hash + 1);
      return page(id.substring(0, hash))
          .filter(page -> page.sections().contains(anchor))
          .map(page -> PagePlace.of(page, anchor));
    }
    return page(id).map(PagePlace::of).or(() -> section(id));
  }

  /**
   * The place that a person names: by its id, by the last part of it, or as a directive is written.
   *
   * @return empty also if several places have such a name
   */
  public Optional<PagePlace> named(String name) {
    Optional<PagePlace> directive = PageIds.directive(name).flatMap(this::find);
    if (directive.isPresent() || name.contains("/")) {
      return directive.or(() -> find(name));
    }
    List<PagePlace> places =
        Arrays.stream(Topic.values())
            .flatMap(topic -> find(topic.id() + "/" + name).stream())
            .distinct()
            .toList();
    return places.size() == 1 ? Optional.of(places.getFirst()) : Optional.empty();
  }

  /** The section about an error with these words of Kubernetes in it; empty if none is. */
  public Optional<PagePlace> saying(String error) {
    return ErrorSections.of(pages(Topic.REFUSAL), error);
  }

  private Optional<Page> page(String id) {
    return pages.stream().filter(page -> page.id().equals(id)).findFirst();
  }

  private Optional<PagePlace> section(String id) {
    String full = id.startsWith(REASON) ? Topic.OUTCOME.id() + id.substring(id.indexOf('/')) : id;
    String anchor = full.substring(full.indexOf('/') + 1);
    return pages.stream()
        .filter(page -> full.startsWith(page.topic().id() + "/"))
        .filter(page -> page.sections().contains(anchor))
        .map(page -> PagePlace.of(page, anchor))
        .findFirst();
  }

  /**
   * Where some words are: first in titles, then in the names of sections, then in the text, each in
   * the pages' order; each page once. No words find every page.
   */
  public List<PagePlace> search(String words) {
    List<String> wanted =
        Arrays.stream(words.toLowerCase(Locale.ROOT).strip().split("\\s+"))
            .filter(word -> !word.isEmpty())
            .toList();
    List<Page> left = new ArrayList<>(pages);
    List<PagePlace> found = new ArrayList<>();
    move(left, page -> hasAll(page.title() + " " + page.id(), wanted), PagePlace::of, found);
    move(
        left,
        page -> sections(page, wanted).findFirst().isPresent(),
        page -> PagePlace.of(page, sections(page, wanted).findFirst().orElseThrow()),
        found);
    move(left, page -> hasAll(page.markdown(), wanted), PagePlace::of, found);
    return found;
  }

  private static void move(
      List<Page> left,
      Predicate<Page> fits,
      Function<Page, PagePlace> place,
      List<PagePlace> found) {
    left.stream().filter(fits).map(place).forEach(found::add);
    left.removeIf(fits);
  }

  private static Stream<String> sections(Page page, List<String> wanted) {
    return page.sections().stream()
        .filter(section -> hasAll(section + " " + section.replace('-', ' '), wanted));
  }

  private static boolean hasAll(String text, List<String> words) {
    String lower = text.toLowerCase(Locale.ROOT);
    return words.stream().allMatch(lower::contains);
  }

  /**
   * Finds the section about an error by Kubernetes' own words, with which such a section begins.
   */
  private static final class ErrorSections {
    private static final Pattern WORDS = Pattern.compile("### [^\n]*\n+`([^`]+)`\\.");
    private static final String ANY = "…";

    private ErrorSections() {}

    /** The section that quotes most of a text; empty if none is quoted in it. */
    static Optional<PagePlace> of(List<Page> pages, String text) {
      return pages.stream()
          .flatMap(page -> page.sections().stream().map(anchor -> PagePlace.of(page, anchor)))
          .filter(place -> isIn(place, text))
          .max(Comparator.comparingInt(place -> quoted(place).length()));
    }

    private static boolean isIn(PagePlace place, String text) {
      String words = quoted(place);
      return !words.isEmpty()
          && Arrays.stream(words.split(ANY)).map(String::strip).allMatch(text::contains);
    }

    private static String quoted(PagePlace place) {
      Matcher matcher = WORDS.matcher(place.markdown());
      return matcher.lookingAt() ? matcher.group(1).replace("\n", " ") : "";
    }
  }

  /**
   * A place in the reference.
   *
   * @param page the page
   * @param anchor the section of it; empty for its beginning
   */
  public record PagePlace(Page page, Optional<String> anchor) {

    /** The beginning of a page. */
    public static PagePlace of(Page page) {
      return new PagePlace(page, Optional.empty());
    }

    /** A section of a page. */
    public static PagePlace of(Page page, String anchor) {
      return new PagePlace(page, Optional.of(anchor));
    }

    /** Its name in links: the page's, or {@code outcome/added#set-missing}. */
    public String id() {
      return page.id() + anchor.map(section -> "#" + section).orElse("");
    }

    /** Its name for people: the page's title, and the section. */
    public String title() {
      return page.title() + anchor.map(section -> ": " + section).orElse("");
    }

    /** What is there: the section, or the whole page. */
    public String markdown() {
      return anchor.map(page::section).orElseGet(page::markdown);
    }
  }
}
