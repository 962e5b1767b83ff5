/**
 * What an API server refuses in an object of a built-in kind, as it would be stored. The rules are
 * Kubernetes' own validation, each with the name of the function that it ports: those that a table
 * can say are in {@code rules.txt}, with forms of texts in {@code forms.txt}; the others are small
 * functions that the table calls by name.
 *
 * <p>It must not know documents, patches or people's texts. Start reading at {@link
 * dev.tripatch.validate.Validation}.
 */
@NullMarked
package dev.tripatch.validate;

import org.jspecify.annotations.NullMarked;
